export function LearnPage() {
  return <h1>LearnPage</h1>;
}
