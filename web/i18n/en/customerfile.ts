import type { Texts } from '../texts.ts'

export default {
  'customerfile.title': 'Import customers',
  'customerfile.about':
    'The first line says what the columns are. Name, e-mail and phone must be there; the rest is up to you. You see everything before anything is created.',
  'customerfile.exampleName': 'customers-example.csv',
  'customerfile.customer': 'Customer',
  'customerfile.create': 'Will be created',
  'customerfile.exists': 'Is a customer already',
  'customerfile.repeated': 'Stands further up in the file',
  'customerfile.wrong': 'Must be mended',
  'customerfile.sendMails': 'Send each customer a link to choose a password',
  'customerfile.sendMailsHint': 'Without it you can send the link later from the customer’s page.',
  'customerfile.fewerMails_one':
    'Your imports can send {{number}} more mail today. The other customers are created without one; you can send them the link from their pages.',
  'customerfile.fewerMails_other':
    'Your imports can send {{number}} more mails today. The other customers are created without one; you can send them the link from their pages.',
  'customerfile.createAll_one': 'Create {{number}} customer',
  'customerfile.createAll_other': 'Create {{number}} customers',
  'customerfile.nobody': 'No new customers in the file',
  'customerfile.see': 'See the customers',
  'customerfile.made': 'Created',
  'customerfile.unmailed': 'Got no mail: today’s mails are used up. Send the link from their pages.',
  'customerfile.known': 'Were customers already',
} satisfies Texts
