export function SavedPage() {
  return <h1>SavedPage</h1>;
}
