export function CampaignPage() {
  return <h1>CampaignPage</h1>;
}
