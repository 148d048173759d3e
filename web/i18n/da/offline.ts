import type { Texts } from '../texts.ts'

export default {
  'offline.title': 'Ingen forbindelse',
  'offline.asOf': 'Sådan så det ud {{when}}. Når der er forbindelse igen, henter vi det nyeste.',
  'offline.emptyBy': 'Tom senest {{when}}',
  'offline.setUpFrom': 'Stil op fra {{when}}',
  'offline.unsentThings': 'Varer, der ikke er sendt',
  'offline.keptThings':
    'De er gemt på denne enhed. Vi sender dem, når der er forbindelse igen. Luk roligt siden, men log ikke ud.',
  'offline.call': 'Ring til {{market}}:',
  'offline.loggedOut': 'Du er logget ud',
  'offline.logInLater': 'Når der er forbindelse igen, kan du logge ind.',
} satisfies Texts
