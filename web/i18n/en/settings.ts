import type { Texts } from '../texts.ts'

export default {
  'settings.picturesTitle': 'Logo and pictures',
  'settings.saving': 'Saving …',
  'settings.logo': 'Logo',
  'settings.logoText':
    'It stands at the top of your shop’s page and in the list of stores. JPEG, PNG or WebP, at most 10 MB.',
  'settings.logoOf': 'Logo of {{name}}',
  'settings.noLogo': 'Your shop has no logo yet.',
  'settings.addLogo': 'Choose a logo',
  'settings.changeLogo': 'Choose another logo',
  'settings.logoChanged': 'The logo is changed.',
  'settings.logoRemoved': 'The logo is removed.',
  'settings.removeLogoTitle': 'Remove the logo?',
  'settings.removeLogoText': 'Visitors then see the name of your shop alone.',
  'settings.remove': 'Remove',
  'settings.removeNamed': 'Remove: {{name}}',
  'settings.pictures': 'Pictures of the shop',
  'settings.picturesText':
    'Visitors see them on your shop’s page, in this order, at most {{most}}. JPEG, PNG or WebP, at most 10 MB each.',
  'settings.noPictures': 'There are no pictures yet. Bright pictures of full shelves work best.',
  'settings.noText': 'No description',
  'settings.pictureText': 'What does the next picture show?',
  'settings.pictureTextHint': 'Read aloud to visitors who cannot see it.',
  'settings.addPicture': 'Add a picture',
  'settings.pictureAdded': 'The picture is added.',
  'settings.pictureRemoved': 'The picture is deleted.',
  'settings.removePictureTitle': 'Delete this picture?',
  'settings.removePictureText': 'It disappears from your shop’s page and cannot be brought back.',
} satisfies Texts
