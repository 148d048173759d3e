/** Why the books did not take a voucher, and what to do: in the words of a bookkeeper. */
import { useTranslation } from 'react-i18next'
import { useShow } from '../../../kit/show.ts'
import { TENDER, useAccountName } from './account-names.ts'
import type { Problem } from './types.ts'

interface ProblemWords {
  why: string
  /** The first step; the second is to try again. */
  step: string
}

/** Of the accounts, the journal and the codes that were chosen. */
const useChosenWords = () => {
  const { t } = useTranslation()
  const nameOf = useAccountName()
  return ({ field = '', account }: Problem) => {
    const word = field.startsWith(TENDER) ? field.slice(TENDER.length) : field
    const named = { account: account ? String(account) : '' }
    const notChosen =
      field === 'journal'
        ? { why: t('books.noJournal'), step: t('books.chooseJournal') }
        : field.startsWith(TENDER)
          ? { why: t('books.tenderUnknown', { word }), step: t('books.chooseTender') }
          : { why: t('books.notChosen', { account: nameOf(field) }), step: t('books.chooseAccount') }
    return {
      not_chosen: notChosen,
      tender_unknown: { why: t('books.tenderUnknown', { word }), step: t('books.chooseTender') },
      account_unknown: {
        why: account ? t('books.accountUnknown', named) : t('books.someAccountUnknown'),
        step: t('books.makeAccount'),
      },
      account_barred: {
        why: account ? t('books.accountBarred', named) : t('books.someAccountBarred'),
        step: t('books.openAccount'),
      },
      vat_code_unknown: {
        why: account ? t('books.vatCodeUnknown', named) : t('books.someVatCodeUnknown'),
        step: t('books.chooseVatCode'),
      },
      journal_unknown: { why: t('books.journalUnknown'), step: t('books.chooseJournal') },
      layout_unknown: { why: t('books.layoutUnknown'), step: t('books.chooseLayout') },
      number: { why: t('books.noNumber'), step: t('books.mendNumber') },
    } satisfies Partial<Record<Problem['code'], ProblemWords>>
  }
}

/** `reference`: by which our entries are found in the books. */
export const useProblemWords = () => {
  const { t } = useTranslation()
  const show = useShow()
  const chosen = useChosenWords()
  return (problem: Problem, reference = ''): ProblemWords => {
    const { year, day } = problem
    const words: Record<Problem['code'], ProblemWords> = {
      ...chosen(problem),
      token: { why: t('books.tokenUnknown'), step: t('books.newToken') },
      role: { why: t('books.noRole'), step: t('books.giveRole') },
      year_unknown: {
        why: day ? t('books.yearUnknown', { day: show.date(day) }) : t('books.someYearUnknown'),
        step: t('books.makeYear'),
      },
      year_closed: {
        why: year ? t('books.yearClosed', { year }) : t('books.someYearClosed'),
        step: t('books.openYear'),
      },
      half_written: { why: t('books.halfWritten'), step: t('books.deleteHalf', { reference }) },
      refused: { why: t('books.refused'), step: t('books.mendRefused') },
      unavailable: { why: t('books.silent'), step: t('books.waitForBooks') },
    }
    return words[problem.code]
  }
}
