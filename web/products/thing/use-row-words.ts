import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/language.ts'
import { textOfCode } from '../../kit/notify.ts'
import { likelyPrice } from './likely-price.ts'
import { codesOf, type Field, type Row } from './rows.ts'
import { useColumnNames } from './use-column-names.ts'

/** What is said of a wrong row: one sentence a field, and the price that was probably meant. */
export const useRowWords = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const names = useColumnNames()
  const sentence = (field: string, code: string): string => {
    if (code === 'changed_meanwhile') return t('goods.changedElsewhere')
    return code === 'required'
      ? field === 'name'
        ? t('goods.nameMissing')
        : t('goods.priceMissing')
      : `${names[field as Field] ?? ''}: ${textOfCode(code)}`
  }
  return (row: Row) => {
    const codes = Object.entries(codesOf(row))
    const isPriceWrong = codes.some(([field]) => field === 'price')
    return {
      fields: new Set(codes.map(([field]) => field as Field)),
      /** What is wrong with one field; undefined where it is right. */
      of: (field: Field) => {
        const found = codes.find(([name]) => name === field)
        return found && sentence(...found)
      },
      text: codes.map(([field, code]) => sentence(field, code)).join(' '),
      likely: isPriceWrong ? likelyPrice(row.typed.price, language) : undefined,
    }
  }
}
