/** What a phone needs to install the tenants' pages of this market. The development server has no app. */
export const AppLinks = ({ marketId, name }: { marketId: string; name: string }) =>
  import.meta.env.PROD ? (
    <>
      <link rel="manifest" href={`/user/${encodeURIComponent(marketId)}.webmanifest`} />
      <link rel="apple-touch-icon" href="/icons/192.png" />
      <meta name="apple-mobile-web-app-title" content={name} />
    </>
  ) : null
