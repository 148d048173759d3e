import type { Texts } from '../texts.ts'

export default {
  'settings.picturesTitle': 'Logo og billeder',
  'settings.saving': 'Gemmer …',
  'settings.logo': 'Logo',
  'settings.logoText':
    'Det står øverst på butikkens side og i listen over butikker. JPEG, PNG eller WebP, højst 10 MB.',
  'settings.logoOf': 'Logo for {{name}}',
  'settings.noLogo': 'Butikken har ikke noget logo endnu.',
  'settings.addLogo': 'Vælg et logo',
  'settings.changeLogo': 'Vælg et andet logo',
  'settings.logoChanged': 'Logoet er ændret.',
  'settings.logoRemoved': 'Logoet er fjernet.',
  'settings.removeLogoTitle': 'Fjern logoet?',
  'settings.removeLogoText': 'Så ser de besøgende kun butikkens navn.',
  'settings.remove': 'Fjern',
  'settings.removeNamed': 'Fjern: {{name}}',
  'settings.pictures': 'Billeder af butikken',
  'settings.picturesText':
    'De besøgende ser dem på butikkens side i denne rækkefølge, højst {{most}}. JPEG, PNG eller WebP, højst 10 MB hver.',
  'settings.noPictures': 'Der er ingen billeder endnu. Lyse billeder af fulde reoler virker bedst.',
  'settings.noText': 'Ingen beskrivelse',
  'settings.pictureText': 'Hvad viser det næste billede?',
  'settings.pictureTextHint': 'Læses højt for besøgende, der ikke kan se det.',
  'settings.addPicture': 'Tilføj et billede',
  'settings.pictureAdded': 'Billedet er tilføjet.',
  'settings.pictureRemoved': 'Billedet er slettet.',
  'settings.removePictureTitle': 'Slet billedet?',
  'settings.removePictureText': 'Det forsvinder fra butikkens side og kan ikke hentes tilbage.',
} satisfies Texts
