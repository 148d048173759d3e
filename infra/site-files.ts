/** The files of the site's bucket that the pages of markets are made of, and those that are written. */
export const SITE_FILES = {
  read: ['login/index.html', 'public/index.html', 'pages.json'],
  written: ['pages/*', 'robots.txt', 'sitemap.xml'],
} as const
