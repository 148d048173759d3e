import type { Texts } from '../texts.ts'

export default {
  'tenant.settings': 'Indstillinger',
  'tenant.save': 'Gem',
  'tenant.resend': 'Send mailen igen',
  'tenant.resent': 'Mailen er sendt igen til {{email}}.',
  'tenant.languageTitle': 'Sprog',
  'tenant.languageText': 'Gælder skærmen og de mails, vi sender til dig.',
  'tenant.languagesDiffer': 'Skærmen er på {{screens}}. De mails, vi sender til dig, er på {{mails}}.',
  'tenant.mailsToo': 'Send også mine mails på {{language}}',
  'tenant.mailsNow': 'Fra nu af er dine mails på {{language}}.',
  'tenant.mailsTitle': 'Beskeder',
  'tenant.reminders': 'Mind mig om mine bookinger',
  'tenant.remindersHint':
    'En mail før din første dag, og før din sidste dag, så du når at forlænge eller tømme hylden.',
  'tenant.deleteTitle': 'Slet konto',
  'tenant.deleteText': 'Se først, hvad der bliver slettet, og hvad butikken skal gemme.',
  'tenant.delete': 'Slet konto …',
  'tenant.changeTitle': 'Bekræft din nye e-mail',
  'tenant.changeText': 'Fra nu af logger du ind hos {{market}} med {{email}} i stedet for {{old}}.',
  'tenant.changeNext':
    'Du logger ind igen med den nye. Er du logget ind andre steder, bliver du logget ud dér inden for en time.',
  'tenant.changeConfirm': 'Bekræft',
  'tenant.changing': 'Skifter …',
  'tenant.changedTitle': 'Din e-mail er skiftet',
  'tenant.changed': 'Log ind med {{email}} fra nu af. Din adgangskode er den samme.',
  'tenant.changeUsed': 'Din nye e-mail er allerede bekræftet. Log ind med den.',
  'tenant.newLink': 'Få et nyt link under Indstillinger',
  'tenant.undoTitle': 'Er det ikke dig, der har skiftet e-mail?',
  'tenant.undoText': 'Kontoen hos {{market}} får {{email}} igen.',
  'tenant.undoNext':
    'Alle bliver logget ud, adgangskoden virker ikke mere, og vi sender dig et link, hvor du vælger en ny.',
  'tenant.undo': 'Fortryd skiftet',
  'tenant.undoing': 'Fortryder …',
  'tenant.undoneTitle': 'Skiftet er fortrudt',
  'tenant.undone': 'Kontoen har {{email}} igen. Vi har sendt dig et link til en ny adgangskode.',
  'tenant.undoUsed': 'Kontoen har allerede denne e-mail igen.',
} satisfies Texts
