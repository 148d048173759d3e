/** The short messages at the top of the screen. They are announced, and stay for seven seconds. */
import i18n from 'i18next'
import { asFailure, type Complaint, complaints } from './failure.ts'
import { onDemand } from './on-demand.ts'

type Tone = 'good' | 'warning' | 'error'

const COLORS: Record<Tone, string> = { good: 'shelf', warning: 'straw', error: 'berry' }

export const messages = onDemand(() => import('./messages.tsx'))

export const notify = (tone: Tone, message: string, title?: string): void => {
  messages
    .load()
    .then(({ show }) =>
      show({
        // The same words twice are one message.
        id: `${tone}:${title ?? ''}:${message}`,
        message,
        title,
        color: COLORS[tone],
        closeButtonProps: { 'aria-label': i18n.t('kit.close') },
      }),
    )
    .catch(() => undefined)
}

/** Takes away what is still shown. */
export const hush = (): void => messages.now()?.hush()

/** The text of a code; a code from a newer server reads as a general error. */
export const textOfCode = (code: string): string =>
  i18n.exists(`codes.${code}`) ? i18n.t(`codes.${code}`) : i18n.t('codes.internal_error')

export const nameOfField = (field: string): string => {
  const key = `fields.${field}`
  if (i18n.exists(key)) return i18n.t(key)
  const words = field.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const titleOf = ({ field, code }: Complaint): string => {
  if (field) return nameOfField(field)
  return code === 'internal_error' ? i18n.t('kit.internalErrorTitle') : i18n.t('kit.errorTitle')
}

/** Shows why a call failed, one message per field (specification 8). */
export const tellFailure = (thrown: unknown): void => {
  for (const complaint of complaints(asFailure(thrown))) {
    notify('error', textOfCode(complaint.code), titleOf(complaint))
  }
}
