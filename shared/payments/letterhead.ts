/** What all documents of a market have: who it is, at their head and at their foot. */
import { type Day, formatDay } from '../kit/day.ts'
import type { Language } from '../kit/language.ts'
import { showMoney } from '../kit/money.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Minor } from '../kit/units.ts'
import type { PaymentDocument } from './document-shape.ts'
import { DOCUMENT_TEXTS } from './document-texts.ts'

type Seller = PaymentDocument['seller']

export const longDay = (day: Day, language: Language): string =>
  formatDay(day, language, { day: 'numeric', month: 'long', year: 'numeric' })

/** An amount of a document, with a real minus. */
export const printedMoney = (amount: Minor, currency: string, language: Language): string =>
  showMoney(amount, currency, language).replace('-', '−')

/** An address as people write it: one line a part. */
export const addressLines = (address: string): string[] => address.split(/,\s*|\n/).filter(Boolean)

/** `chargesVat`: otherwise its number is not called one of VAT. */
export const letterheadOf = (
  seller: Seller,
  chargesVat: boolean,
  language: Language,
): Pick<Sheet, 'sender' | 'footer' | 'pageLabel'> => {
  const say = DOCUMENT_TEXTS[language]
  const vatId = seller.vatId && `${chargesVat ? say.vatId : say.registration} ${seller.vatId}`
  return {
    sender: {
      name: seller.name,
      lines: [...addressLines(seller.address), seller.phone, seller.email, vatId].filter(Boolean),
    },
    footer: [seller.name, seller.email, vatId].filter(Boolean).join(' · '),
    pageLabel: say.page,
  }
}
