/** What staff type in the settings outlives a reload, and the slower of two chooses (decision D30): further forms. */
import { test } from 'vitest'
import { type Draft, expectDraft } from './settings-forms.ts'

const FORMS: Draft[] = [
  ['info', 'website', 'https://min.example', 'https://deres.example', { website: 'https://deres.example' }],
  ['bank', 'bankAccount', '1111111111', '2222222222', { bankAccount: '2222222222' }],
  ['bank', 'bankExportInfo', 'Min tekst', 'Deres tekst', { bankExportInfo: 'Deres tekst' }],
  ['bank', 'defaultFee', '11', '12', { defaultFee: 12 }],
  ['technical', 'elavonSignerId', 'min', 'deres', { elavonSignerId: 'deres' }],
  ['technical', 'flexposCompanyId', '111111', '222222', { flexposCompanyId: '222222' }],
  ['hours', 'openingHoursExtraInfo', 'Mine tider', 'Deres tider', { openingHoursExtraInfo: 'Deres tider' }],
  ['booking', 'setUpHours', 'Fra kl. 9', 'Fra kl. 10', { setUpHours: 'Fra kl. 10' }],
  ['goods', 'productPrefix', 'abc', 'xyz', { productPrefix: 'xyz' }],
]

test.each(FORMS)('%s: what is typed in %s outlives a reload, and the slower of two chooses', (...form) =>
  expectDraft(form),
)
