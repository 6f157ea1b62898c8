/** Addresses of tables: nothing of the other pages' frame stands around them, nothing interrupts them. */
const TABLES = /^\/(?:local|learn|table|replay)\//;

export const isTable = (address: string): boolean => TABLES.test(address);
