import type { Texts } from '../texts.ts'

export default {
  'customerfile.title': 'Importer kunder',
  'customerfile.about':
    'Den første linje siger, hvad kolonnerne er. Navn, e-mail og telefon skal være der; resten er op til jer. I ser alt, før noget bliver oprettet.',
  'customerfile.exampleName': 'kunder-eksempel.csv',
  'customerfile.customer': 'Kunde',
  'customerfile.create': 'Oprettes',
  'customerfile.exists': 'Er kunde allerede',
  'customerfile.repeated': 'Står længere oppe i filen',
  'customerfile.wrong': 'Skal rettes',
  'customerfile.sendMails': 'Send hver kunde et link til at vælge adgangskode',
  'customerfile.sendMailsHint': 'Uden flueben kan I sende linket senere fra kundens side.',
  'customerfile.fewerMails_one':
    'I kan sende {{number}} mail mere med importer i dag. De andre kunder oprettes uden mail; I kan sende linket fra deres sider.',
  'customerfile.fewerMails_other':
    'I kan sende {{number}} mails mere med importer i dag. De andre kunder oprettes uden mail; I kan sende linket fra deres sider.',
  'customerfile.createAll_one': 'Opret {{number}} kunde',
  'customerfile.createAll_other': 'Opret {{number}} kunder',
  'customerfile.nobody': 'Ingen nye kunder i filen',
  'customerfile.see': 'Se kunderne',
  'customerfile.made': 'Oprettet',
  'customerfile.unmailed': 'Fik ingen mail: dagens mails er brugt. Send linket fra deres sider.',
  'customerfile.known': 'Var kunder allerede',
} satisfies Texts
