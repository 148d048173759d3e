import { passwordLink } from '#shared/identity/link.ts'

/** The address in the token of a link, which everybody can read. Empty when there is none: nobody vouches for it. */
export const emailInLink = (token: string): string => {
  const [about = ''] = token.split('.')
  try {
    const said: unknown = JSON.parse(atob(about.replaceAll('-', '+').replaceAll('_', '/')))
    return passwordLink.safeParse(said).data?.email ?? ''
  } catch {
    return ''
  }
}
