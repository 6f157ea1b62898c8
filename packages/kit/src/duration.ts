/** Time as people read it: "4:07", "2 h 05", "3 d 4 h". */
export function sayTime(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (n: number) => String(n).padStart(2, "0");
  const minutes = Math.floor(whole / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return `${days} d ${hours % 24} h`;
  if (hours > 0) return `${hours} h ${two(minutes % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}
