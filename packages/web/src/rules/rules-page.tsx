export function RulesPage() {
  return <h1>RulesPage</h1>;
}
