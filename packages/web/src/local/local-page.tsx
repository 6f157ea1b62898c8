export function LocalPage() {
  return <h1>LocalPage</h1>;
}
