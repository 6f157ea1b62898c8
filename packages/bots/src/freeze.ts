/** Plain data that nobody can change any more. */
export function freezePlain<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  if (Array.isArray(value)) for (const item of value) freezePlain(item);
  else for (const key of Object.keys(value)) freezePlain(value[key as keyof T]);
  return value;
}
