import type { Texts } from '../texts.ts'

export default {
  'feed.title': 'Auf Instagram',
  'feed.video': 'Video',
  'feed.album': 'Mehrere Bilder',
  'feed.noWords': 'Beitrag ohne Text',
  'feed.more': 'Mehr Beiträge zeigen',
  'feed.ask': 'Danach fragen',
  'feed.onInstagram': 'Auf Instagram ansehen',
  'feed.speed': 'Geschwindigkeit',
  'feed.times': '{{rate}}×',
  'feed.previous': 'Zurück',
  'feed.next': 'Weiter',
  'feed.position': '{{at}} von {{count}}',
  'feed.onlyThere': 'Das gibt es nur auf Instagram zu sehen.',
  'feed.gone': 'Den Beitrag gibt es hier nicht mehr.',
  'feed.about': 'Zu einem Beitrag auf Instagram',
} satisfies Texts
