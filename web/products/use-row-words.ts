import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import { textOfCode } from '../kit/notify.ts'
import { codesOf, type Field, likelyPrice, type Row } from './rows.ts'

/** What is said of a wrong row: one sentence a field, and the price that was probably meant. */
export const useRowWords = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = (field: string) => t(`goods.${field}`)
  const sentence = (field: string, code: string): string =>
    code === 'required'
      ? t(field === 'name' ? 'goods.nameMissing' : 'goods.priceMissing')
      : `${nameOf(field)}: ${textOfCode(code)}`
  return (row: Row) => {
    const codes = Object.entries(codesOf(row))
    const isPriceWrong = codes.some(([field]) => field === 'price')
    return {
      fields: new Set(codes.map(([field]) => field as Field)),
      text: codes.map(([field, code]) => sentence(field, code)).join(' '),
      likely: isPriceWrong ? likelyPrice(row.typed.price, language) : undefined,
    }
  }
}
