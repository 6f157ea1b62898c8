export function FrontPage() {
  return <h1>FrontPage</h1>;
}
