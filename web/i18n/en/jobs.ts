import type { Texts } from '../texts.ts'

export default {
  'jobs.label': 'Progress',
  'jobs.waiting': 'Getting started …',
  'jobs.progress': '{{done}} of {{total}}',
  'jobs.working': 'Making the file …',
  'jobs.done_one': 'The file is ready with {{lines}} line.',
  'jobs.done_other': 'The file is ready with {{lines}} lines.',
  'jobs.download': 'Download the file',
  'jobs.failed': 'The file was not finished.',
  'jobs.cancelled': 'The work was stopped.',
  'jobs.ourFault': 'The fault is ours. Try again, and contact support if it happens again.',
  'jobs.unknown': 'We do not know how far the file is. The work goes on meanwhile.',
} satisfies Texts
