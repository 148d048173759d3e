/**
 * Looks at the site as a visitor far away would: the home page, and the call that reads the table behind it. Throws when
 * one does not answer as it should, so Lambda counts an error. SITE_URL: the address of the site, without a last slash.
 */
const PAGES = [
  { path: '/', has: 'id="root"' },
  { path: '/api/anonymous/markets/?page=1', has: '"results"' },
]

async function look({ path, has }) {
  const answer = await fetch(process.env.SITE_URL + path, { signal: AbortSignal.timeout(15_000) })
  const text = await answer.text()
  if (!answer.ok || !text.includes(has))
    throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`)
}

exports.handler = async () => {
  for (const page of PAGES) await look(page)
}
