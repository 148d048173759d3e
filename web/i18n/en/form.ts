import type { Texts } from '../texts.ts'

export default {
  'form.account': 'Bank account',
  'form.changedTitle': 'Someone else has changed this meanwhile',
  'form.changedText':
    'Choose what to keep in each field, then save. Everything else that you typed is still here.',
  'form.keepMine': 'Keep yours: {{value}}',
  'form.keepOld': 'Keep the old one: {{value}}',
  'form.takeTheirs': 'Take the new one: {{value}}',
  'form.yes': 'Yes',
  'form.no': 'No',
  'form.nothing': 'empty',
  'form.saveChosen': 'Save this choice',
  'codes.changed_meanwhile': 'Someone else has changed this meanwhile. See what is new, and save again.',
  'codes.in_use': 'This is in use and cannot be deleted. Switch it off instead.',
  'form.leaveTitle': 'Leave without saving?',
  'form.leaveText': 'What you changed here is not saved and will be lost.',
  'form.leave': 'Leave',
  'form.stay': 'Stay',
  'form.keptTitle': 'Here is what you typed before',
  'form.keptText': 'It is not saved yet. Save it, or discard it.',
  'form.discard': 'Discard',
  'codes.name_has_link': 'The name cannot contain a web address.',
} satisfies Texts
