/** What a bank's refusal means, and what to do about it. */
import { useTranslation } from 'react-i18next'

export interface BankRefusal {
  name: string
  /** What banks write, in the codes of ISO 20022. */
  codes: string
  todo: string
}

export const useRefusals = (): BankRefusal[] => {
  const { t } = useTranslation()
  return [
    { name: t('bankhelp.duplicate'), codes: 'AM05, DUPL', todo: t('bankhelp.duplicateTodo') },
    { name: t('bankhelp.account'), codes: 'AC01, AC03, AC04, AC06, RC01', todo: t('bankhelp.accountTodo') },
    { name: t('bankhelp.date'), codes: 'DT04', todo: t('bankhelp.dateTodo') },
    { name: t('bankhelp.format'), codes: 'FF01', todo: t('bankhelp.formatTodo') },
    { name: t('bankhelp.sum'), codes: 'AM10', todo: t('bankhelp.sumTodo') },
    { name: t('bankhelp.name'), codes: 'RR03, BE04', todo: t('bankhelp.nameTodo') },
    { name: t('bankhelp.part'), codes: 'PART, PDNG', todo: t('bankhelp.partTodo') },
  ]
}
