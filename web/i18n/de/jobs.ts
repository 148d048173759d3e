import type { Texts } from '../texts.ts'

export default {
  'jobs.label': 'Wie weit wir sind',
  'jobs.waiting': 'Geht gleich los …',
  'jobs.progress': '{{done}} von {{total}}',
  'jobs.working': 'Datei wird erstellt …',
  'jobs.done_one': 'Die Datei ist fertig, mit {{lines}} Zeile.',
  'jobs.done_other': 'Die Datei ist fertig, mit {{lines}} Zeilen.',
  'jobs.download': 'Datei herunterladen',
  'jobs.failed': 'Die Datei ist nicht fertig geworden.',
  'jobs.cancelled': 'Die Arbeit wurde angehalten.',
  'jobs.ourFault':
    'Der Fehler liegt bei uns. Versuch es noch einmal, und melde dich beim Support, wenn es wieder passiert.',
  'jobs.unknown': 'Wir wissen gerade nicht, wie weit die Datei ist. Die Arbeit läuft weiter.',
} satisfies Texts
