export function ReplayPage() {
  return <h1>ReplayPage</h1>;
}
