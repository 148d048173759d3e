import type { Texts } from '../texts.ts'

export default {
  'feed.title': 'On Instagram',
  'feed.video': 'Video',
  'feed.album': 'Several pictures',
  'feed.noWords': 'Post without text',
  'feed.more': 'Show more posts',
  'feed.ask': 'Ask about this',
  'feed.onInstagram': 'See it on Instagram',
  'feed.speed': 'Speed',
  'feed.times': '{{rate}}×',
  'feed.previous': 'Previous',
  'feed.next': 'Next',
  'feed.position': '{{at}} of {{count}}',
  'feed.onlyThere': 'This can only be seen on Instagram.',
  'feed.gone': 'The post is no longer here.',
  'feed.about': 'About a post on Instagram',
} satisfies Texts
