export function MePage() {
  return <h1>MePage</h1>;
}
