import type { Texts } from '../texts.ts'

export default {
  'mydata.title': 'My data',
  'mydata.text':
    'Get a file with all that the shop has about you: account, bookings, payments, receipts, messages and mails.',
  'mydata.make': 'Make a file of my data',
  'mydata.starting': 'Starting …',
  'mydata.working':
    'We are putting your data together. You get a mail when the file is ready, so there is no need to wait.',
  'mydata.progress': 'How far the file is',
  'mydata.failed': 'The file was not finished. The fault is ours.',
  'mydata.ready': 'The file is from {{made}} and stays here until {{until}}.',
  'mydata.download': 'Download the file',
  'mydata.again': 'Make a new one',
  'mydata.deleteTitle': 'Delete your account',
  'mydata.inTheWay_one': 'You have a booking that is not over',
  'mydata.inTheWay_other': 'You have {{count}} bookings that are not over',
  'mydata.until': 'Booking until {{day}}',
  'mydata.notYet': 'You cannot delete the account yet',
  'mydata.goods_one': 'You have {{count}} product for sale in the shop',
  'mydata.goods_other': 'You have {{count}} products for sale in the shop',
  'mydata.unsettled': 'You are to get {{amount}} from sales that are not settled',
  'mydata.owed': 'You owe {{amount}} from sales that are not settled',
  'mydata.balance': 'Your balance is {{amount}}',
  'mydata.debt': 'You owe {{amount}} on your balance',
  'mydata.wayOn':
    'Once that is done, you can delete the account here. If you would rather not wait, call {{market}} on {{phone}}.',
  'mydata.goesTitle': 'What we delete',
  'mydata.goes1': 'Your name, address, phone, email and bank details',
  'mydata.goes2': 'Your login on every device. You cannot log in again',
  'mydata.goes3': 'Your name on past bookings',
  'mydata.staysTitle': 'What stays',
  'mydata.stays1':
    'Receipts and credit notes. The law on bookkeeping makes the shop keep the newest until the end of {{day}}',
  'mydata.stays2': 'The bookings themselves, without your name',
  'mydata.noWayBack':
    'This cannot be undone. To rent at {{market}} again you would open a new account. Download your data first if you want to have it.',
  'mydata.goOn': 'Continue',
  'mydata.keep': 'Keep the account',
  'mydata.delete': 'Delete my account',
  'mydata.deleting': 'Deleting …',
  'mydata.goneTitle': 'Your account is deleted',
  'mydata.goneText': 'One last mail confirms it. Thank you for renting at {{market}}.',
  'mydata.toMarket': 'To {{market}}',
  'codes.exported_lately': 'You have just had a file. You can have a new one after an hour.',
} satisfies Texts
