import type { Texts } from '../texts.ts'

export default {
  'waitlist.title': 'Join the waitlist',
  'waitlist.lead_one':
    'When {{name}} is free for {{period}}, we write to you and hold it for {{count}} hour. It is free of charge.',
  'waitlist.lead_other':
    'When {{name}} is free for {{period}}, we write to you and hold it for {{count}} hours. It is free of charge.',
  'waitlist.when': 'When would you like to begin?',
  'waitlist.anyDay': 'Any day',
  'waitlist.certainDay': 'A certain day',
  'waitlist.join': 'Put me on the waitlist',
  'waitlist.dateStart': 'First day',
  'waitlist.daysLater': 'May it be later as well?',
  'waitlist.onlyThatDay': 'Only that day',
  'waitlist.orLater_one': 'Or up to {{count}} day later',
  'waitlist.orLater_other': 'Or up to {{count}} days later',
  'waitlist.name': 'Name',
  'waitlist.email': 'Email',
  'waitlist.joining': 'Putting you on the list …',
  'waitlist.joinedTitle': 'You are on the waitlist',
  'waitlist.forDay': 'You are waiting for a shelf from {{day}}.',
  'waitlist.forDays': 'You are waiting for a shelf from {{first}}, or from {{last}} at the latest.',
  'waitlist.joinedText_one':
    'When one is free and it is your turn, we write to you and hold the shelf for {{count}} hour. Keep an eye on your mail.',
  'waitlist.joinedText_other':
    'When one is free and it is your turn, we write to you and hold the shelf for {{count}} hours. Keep an eye on your mail.',
  'waitlist.joinedBefore': 'If you were on it before, the mail to you says what we look for now.',
  'waitlist.change': 'Change what you wait for',
  'waitlist.offerTitle': 'A shelf is free for you',
  'waitlist.heldUntil':
    'We hold the shelf for you until {{day}} at {{time}}. After that it goes to the next person.',
  'waitlist.shelf': 'shelf {{name}}',
  'waitlist.period': 'Period',
  'waitlist.first': 'First day',
  'waitlist.last': 'Last day',
  'waitlist.price': 'Price',
  'waitlist.take': 'Book the shelf',
  'waitlist.taking': 'Reserving the shelf …',
  'waitlist.takeHint': 'Once you book, you have 15 minutes to pay.',
  'waitlist.decline': 'No, thanks',
  'waitlist.declining': 'Passing the shelf on …',
  'waitlist.declineTitle': 'Pass the shelf on?',
  'waitlist.declineText':
    'The next person on the list gets the shelf at once, and you are no longer on the waitlist.',
  'waitlist.declinedTitle': 'The shelf has been passed on',
  'waitlist.declinedText': 'Thank you for letting us know. You are no longer on the waitlist.',
  'waitlist.overTitle': 'The offer is over',
  'waitlist.overText':
    'If you took the shelf yourself, it is in your cart. Otherwise it is booked, or the time is up: find another shelf, or join the waitlist again.',
  'waitlist.findShelf': 'Find a shelf',
  'waitlist.leaveTitle': 'Leave the waitlist',
  'waitlist.leaveText': 'Do you no longer want to wait for a shelf at {{shop}}?',
  'waitlist.leave': 'Take me off the list',
  'waitlist.leaving': 'Taking you off the list …',
  'waitlist.left': 'You are no longer on the waitlist and get no more mails about it.',
} satisfies Texts
