/** Every Danish sentence of the blog. */
export const blogText = {
  title: 'Blog',
  lead: 'Til jer, der underviser i sprog. Korte ideer, som kan bruges i næste time.',
  pageTitle: (category: string | undefined, page: number) =>
    [category ? `${category} – Ordklars blog` : 'Blog – Ordklar', page > 1 ? `side ${page}` : '']
      .filter(Boolean)
      .join(', '),
  description: (category: string | undefined) =>
    category
      ? `Indlæg om ${category.toLowerCase()} til jer, der underviser i sprog.`
      : 'Korte ideer til undervisning i dansk: komma, nutids-r, stavning, feedback, ordblindhed og prøver.',
  feedTitle: 'Ordklars blog',
  categories: 'Kategorier',
  allCategories: 'Alle kategorier',
  all: 'Alle',
  openSearch: 'Søg i bloggen',
  closeSearch: 'Luk søgningen',
  searchPlaceholder: 'Søg ...',
  search: 'Søg',
  searchResults: (search: string) => `Viser resultater for "${search}"`,
  noResults: 'Vi fandt desværre ingen resultater ud fra din søgning',
  backToAll: 'Tilbage til alle indlæg',
  none: 'Der er endnu ingen indlæg at vise...',
  readMore: 'Læs mere',
  pages: 'Sider',
  page: (page: number) => `Side ${page}`,
  previousPage: 'Forrige',
  nextPage: 'Næste',
  back: 'Tilbage',
  backToOverview: 'Tilbage til oversigten',
  category: 'Kategori',
  share: 'Del indlæg',
  shareOn: { facebook: 'Del på Facebook', linkedin: 'Del på LinkedIn' },
  previousPost: 'Forrige indlæg',
  nextPost: 'Næste indlæg',
  morePosts: 'Flere indlæg',
  preview: 'Forhåndsvisning: Sådan kommer indlægget til at se ud. Kun redaktører kan se denne side.',
} as const;
