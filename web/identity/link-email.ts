import * as z from 'zod/mini'

const shape = z.object({ email: z.string(), kind: z.optional(z.string()) })

/**
 * The mail address in the token of a link, and whose account it is about; undefined when there is none. The signature is
 * not checked, so only show it, or fill a field with it.
 */
export const aboutLink = (token: string): z.infer<typeof shape> | undefined => {
  const [about = ''] = token.split('.')
  try {
    return shape.safeParse(JSON.parse(atob(about.replaceAll('-', '+').replaceAll('_', '/')))).data
  } catch {
    return undefined
  }
}

/** The mail address in the token of a link; empty when there is none. */
export const emailInLink = (token: string): string => aboutLink(token)?.email ?? ''
