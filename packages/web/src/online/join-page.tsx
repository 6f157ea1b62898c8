export function JoinPage() {
  return <h1>JoinPage</h1>;
}
