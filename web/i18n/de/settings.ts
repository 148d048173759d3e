import type { Texts } from '../texts.ts'

export default {
  'settings.picturesTitle': 'Logo und Bilder',
  'settings.saving': 'Wird gespeichert …',
  'settings.logo': 'Logo',
  'settings.logoText':
    'Es steht oben auf der Seite deines Ladens und in der Liste der Läden. JPEG, PNG oder WebP, höchstens 10 MB.',
  'settings.logoOf': 'Logo von {{name}}',
  'settings.noLogo': 'Dein Laden hat noch kein Logo.',
  'settings.addLogo': 'Logo auswählen',
  'settings.changeLogo': 'Anderes Logo auswählen',
  'settings.logoChanged': 'Das Logo ist geändert.',
  'settings.logoRemoved': 'Das Logo ist entfernt.',
  'settings.removeLogoTitle': 'Logo entfernen?',
  'settings.removeLogoText': 'Besucher sehen dann nur den Namen deines Ladens.',
  'settings.remove': 'Entfernen',
  'settings.removeNamed': 'Entfernen: {{name}}',
  'settings.pictures': 'Bilder des Ladens',
  'settings.picturesText':
    'Besucher sehen sie auf der Seite deines Ladens in dieser Reihenfolge, höchstens {{most}}. JPEG, PNG oder WebP, jedes höchstens 10 MB.',
  'settings.noPictures': 'Es gibt noch keine Bilder. Helle Bilder von vollen Regalen wirken am besten.',
  'settings.noText': 'Keine Beschreibung',
  'settings.pictureText': 'Was zeigt das nächste Bild?',
  'settings.pictureTextHint': 'Wird Besuchern vorgelesen, die es nicht sehen können.',
  'settings.addPicture': 'Bild hinzufügen',
  'settings.pictureAdded': 'Das Bild ist hinzugefügt.',
  'settings.pictureRemoved': 'Das Bild ist gelöscht.',
  'settings.removePictureTitle': 'Dieses Bild löschen?',
  'settings.removePictureText':
    'Es verschwindet von der Seite deines Ladens und kann nicht zurückgeholt werden.',
  'codes.bad_form': 'Das Gesendete konnte nicht gelesen werden. Bitte versuche es noch einmal.',
  'codes.picture_too_large': 'Das Bild ist zu groß: höchstens 10 MB und 40 Megapixel.',
  'codes.picture_type': 'Bitte wähle ein Bild vom Typ JPEG, PNG oder WebP.',
  'codes.picture_unreadable': 'Das Bild ist beschädigt. Bitte wähle ein anderes.',
  'codes.too_many_images': 'Der Laden hat 20 Bilder, mehr passen nicht. Entferne zuerst eines.',
  'codes.market_id_taken': 'Diesen Namen hat schon ein anderer Laden. Wähle einen anderen.',
} satisfies Texts
