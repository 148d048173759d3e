/** What uses a thing that staff want to delete or move, in words (D36). */
import { useTranslation } from 'react-i18next'
import type { CallFailure } from '../kit/failure.ts'
import { useShow } from '../kit/show.ts'

interface InUse {
  usedBy?: { kind: string; name: string }[]
  count?: number
}

const MOST_NAMED = 5

/** A shelf's booking is named by its days: "2026-11-20 – 2026-12-03". */
const DAYS = /^(\d{4}-\d\d-\d\d) – (\d{4}-\d\d-\d\d)$/

export const useUsersText = () => {
  const { t } = useTranslation()
  const show = useShow()
  const named = ({ kind, name }: { kind: string; name: string }): string => {
    const [, first, last] = DAYS.exec(name) ?? []
    return kind === 'booking' && first && last
      ? t('pricelist.bookedRange', { first: show.date(first), last: show.date(last) })
      : name
  }
  /** The first users that a refusal `in_use` names, and how many more there are. */
  return ({ body }: CallFailure): string => {
    const { usedBy = [], count = usedBy.length } = body as InUse
    const names = [...new Set(usedBy.map(named))]
    const shown = names.slice(0, MOST_NAMED)
    const more = count - (usedBy.length - names.length) - shown.length
    return [...shown, ...(more > 0 ? [t('pricelist.more', { count: more })] : [])].join(', ')
  }
}
