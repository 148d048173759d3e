import { passwordLink } from '#shared/identity/link.ts'

/**
 * The mail address in the token of a link; empty when there is none. The signature is not checked, so only fill a field
 * with it.
 */
export const emailInLink = (token: string): string => {
  const [about = ''] = token.split('.')
  try {
    const said: unknown = JSON.parse(atob(about.replaceAll('-', '+').replaceAll('_', '/')))
    return passwordLink.safeParse(said).data?.email ?? ''
  } catch {
    return ''
  }
}
