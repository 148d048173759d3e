import type { Texts } from '../texts.ts'

export default {
  'feedsetup.lead':
    'Eure Beiträge auf Instagram erscheinen auf der Seite von {{name}}, und Kunden können danach fragen.',
  'feedsetup.noApp':
    'Reol ist hier nicht mit Instagram verbunden. Schreibt Reol, wenn ihr eure Beiträge zeigen möchtet.',
  'feedsetup.how':
    'Ihr kommt zu Instagram und stimmt dort zu. Es muss ein Unternehmens- oder Creator-Konto sein; der Wechsel ist kostenlos. Reol holt nur Bilder, Videos und Texte und veröffentlicht nie etwas.',
  'feedsetup.connect': 'Instagram verbinden',
  'feedsetup.again': 'Neu verbinden',
  'feedsetup.connecting': 'Wird verbunden …',
  'feedsetup.connected': 'Verbunden',
  'feedsetup.notConnected': 'Nicht verbunden',
  'feedsetup.isLost': 'Funktioniert nicht mehr',
  'feedsetup.accountTitle': 'Konto',
  'feedsetup.account': '@{{username}} ist verbunden.',
  'feedsetup.since': 'Seit {{at}}',
  'feedsetup.fetched': 'Die Beiträge wurden zuletzt am {{at}} geholt. Das geschieht jede Stunde.',
  'feedsetup.fetching': 'Die Beiträge werden gerade geholt. Das dauert einen Moment.',
  'feedsetup.seePage': 'Auf eurer Seite ansehen',
  'feedsetup.lostTitle': 'Instagram nimmt die Verbindung nicht mehr an',
  'feedsetup.lostText':
    'Das passiert, wenn das Passwort geändert oder Reol auf Instagram entfernt wurde. Die geholten Beiträge bleiben auf der Seite. Neue kommen erst, wenn ihr neu verbindet.',
  'feedsetup.deniedTitle': 'Instagram wurde nicht verbunden',
  'feedsetup.deniedText': 'Ihr habt auf Instagram abgelehnt, also ist nichts geändert.',
  'feedsetup.staleText':
    'Es hat zu lange gedauert, oder jemand anders hat damit begonnen. Fangt hier neu an.',
  'feedsetup.disconnect': 'Verbindung trennen',
  'feedsetup.disconnecting': 'Wird getrennt …',
  'feedsetup.disconnectTitle': 'Verbindung zu @{{username}} trennen?',
  'feedsetup.disconnectText': 'Die Beiträge verschwinden von eurer Seite. Auf Instagram bleiben sie.',
  'feedsetup.disconnected': 'Die Verbindung ist getrennt.',
  'codes.instagram_refused': 'Instagram hat die Verbindung nicht angenommen. Fangt neu an.',
  'codes.instagram_unavailable': 'Instagram antwortet gerade nicht. Versucht es gleich noch einmal.',
} satisfies Texts
