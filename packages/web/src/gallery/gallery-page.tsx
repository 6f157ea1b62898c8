export function GalleryPage() {
  return <h1>GalleryPage</h1>;
}
