import type { RouteForm } from '../kit/form/use-route-form.ts'

/** A form whose draft leaves these fields empty. */
export const withoutSecrets = <F extends RouteForm>(form: F, secrets: readonly string[]): F => {
  const emptied = Object.fromEntries(secrets.map(field => [field, '']))
  const { typed, saved } = form.state
  const state = {
    typed: { ...typed, ...emptied },
    saved: { ...saved, values: { ...saved.values, ...emptied } },
  }
  return { ...form, state }
}
