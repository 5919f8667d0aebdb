/** What search engines and those who share a public page show of it. */
export function PageMeta({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Ordklar" />
      <meta property="og:locale" content="da_DK" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
    </>
  );
}
