export function TablePage() {
  return <h1>TablePage</h1>;
}
