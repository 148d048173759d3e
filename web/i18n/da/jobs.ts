import type { Texts } from '../texts.ts'

export default {
  'jobs.label': 'Hvor langt vi er',
  'jobs.waiting': 'Går i gang …',
  'jobs.progress': '{{done}} af {{total}}',
  'jobs.working': 'Laver filen …',
  'jobs.done_one': 'Filen er klar med {{lines}} linje.',
  'jobs.done_other': 'Filen er klar med {{lines}} linjer.',
  'jobs.download': 'Hent filen',
  'jobs.failed': 'Filen blev ikke færdig.',
  'jobs.cancelled': 'Arbejdet blev stoppet.',
  'jobs.ourFault': 'Det er en fejl hos os. Prøv igen, og kontakt supporten, hvis det sker igen.',
  'jobs.unknown': 'Vi ved ikke, hvor langt filen er. Arbejdet går videre imens.',
} satisfies Texts
