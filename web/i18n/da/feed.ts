import type { Texts } from '../texts.ts'

export default {
  'feed.title': 'Set på Instagram',
  'feed.video': 'Video',
  'feed.album': 'Flere billeder',
  'feed.noWords': 'Opslag uden tekst',
  'feed.more': 'Vis flere opslag',
  'feed.ask': 'Spørg om denne',
  'feed.onInstagram': 'Se på Instagram',
  'feed.speed': 'Hastighed',
  'feed.times': '{{rate}}×',
  'feed.previous': 'Forrige',
  'feed.next': 'Næste',
  'feed.position': '{{at}} af {{count}}',
  'feed.onlyThere': 'Det her kan kun ses på Instagram.',
  'feed.gone': 'Opslaget er her ikke mere.',
  'feed.about': 'Om et opslag på Instagram',
} satisfies Texts
