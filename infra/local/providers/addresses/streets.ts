/** The streets that the sandboxes of address services know: real names, each in each of a few towns. */

export interface Street {
  name: string
  postalCode: string
  city: string
}

const STREETS = {
  dk: `Adelgade, Algade, Amagerbrogade, Amagertorv, Banegårdsgade, Birkevej, Boulevarden, Bredgade, Brogade, Brovej,
    Bygaden, Bøgevej, Dalvej, Damgade, Dannebrogsgade, Dronningensgade, Egevej, Elmevej, Engvej, Enghavevej,
    Falkoner Allé, Fasanvej, Finsensvej, Fiskergade, Fredensgade, Frederiksgade, Frederiksberg Allé, Gammel Kongevej,
    Godthåbsvej, Gothersgade, Grønnegade, Gyldenløvesgade, H.C. Andersens Boulevard, Havnegade, Hovedgaden, Hybenvej,
    Industrivej, Istedgade, Jagtvej, Jernbanegade, Jyllandsgade, Kastanievej, Kirkegade, Kirkevej, Klostergade,
    Kongensgade, Kongevejen, Kystvejen, Købmagergade, Lærkevej, Langgade, Lindevej, Lundevej, Lyngbyvej, Markvej,
    Møllegade, Møllevej, Nansensgade, Nordre Frihavnsgade, Nygade, Ny Munkegade, Nørre Allé, Nørre Voldgade,
    Nørrebrogade, Nørregade, Overgade, Parkvej, Peder Skrams Gade, Pilestræde, Poppelvej, Præstevej, Randersvej,
    Ringvejen, Rosenvej, Rosensgade, Rådhuspladsen, Rådhusstræde, Sankt Knuds Torv, Silkeborgvej, Skolegade, Skolevej,
    Skovvej, Skt. Pauls Gade, Slotsgade, Solvej, Stationsvej, Storegade, Strandvejen, Studsgade, Søndergade,
    Sønder Allé, Søvej, Thorvaldsensvej, Tordenskjoldsgade, Torvegade, Vandværksvej, Ved Stranden, Vesterbrogade,
    Vestergade, Vester Allé, Vibevej, Viborgvej, Vindegade, Volden, Ærøgade, Ægirsgade, Østerbrogade, Østergade, Åboulevarden,
    Ågade`,
  de: `Ahornweg, Alexanderstraße, Alte Schönhauser Straße, Am Markt, Am Sportplatz, Amselweg, Auguststraße, Badstraße,
    Bahnhofstraße, Beethovenstraße, Bergmannstraße, Bergstraße, Birkenweg, Bismarckstraße, Blumenstraße, Boxhagener Straße,
    Breite Straße, Brunnenstraße, Brückenstraße, Buchenweg, Burgstraße, Chausseestraße, Danziger Straße, Dorfstraße,
    Eberswalder Straße, Eichenweg, Feldstraße, Finkenweg, Flughafenstraße, Frankfurter Allee, Friedenstraße, Friedhofstraße,
    Friedrichstraße, Gartenstraße, Gartenweg, Georgenstraße, Goethestraße, Graefestraße, Greifswalder Straße, Grüner Weg,
    Hasenheide, Hauptstraße, Hermannstraße, Hochstraße, Hufelandstraße, Im Winkel, Industriestraße, Invalidenstraße,
    Jahnstraße, Kantstraße, Karl-Marx-Straße, Kastanienallee, Kiefernweg, Kirchgasse, Kirchplatz, Kirchstraße, Kirchweg,
    Kollwitzstraße, Kottbusser Damm, Kurfürstendamm, Lange Straße, Leipziger Straße, Lerchenweg, Lessingstraße, Lindenstraße,
    Linienstraße, Ludwigstraße, Luisenstraße, Marktplatz, Marktstraße, Mehringdamm, Meisenweg, Mittelstraße, Mozartstraße,
    Mühlenstraße, Mühlweg, Müllerstraße, Neue Straße, Nordstraße, Oderberger Straße, Oranienstraße, Osterstraße, Parkstraße,
    Pappelallee, Poststraße, Prenzlauer Allee, Rathausstraße, Reichenberger Straße, Ringstraße, Rosenstraße, Rosenthaler Straße,
    Sandstraße, Schillerstraße, Schloßstraße, Schulstraße, Schulweg, Schönhauser Allee, Seestraße, Sonnenallee, Sonnenstraße,
    Steinweg, Talstraße, Tannenweg, Torstraße, Turmstraße, Uferstraße, Waldstraße, Warschauer Straße, Wiesenstraße,
    Wiesenweg, Wilhelmstraße, Wrangelstraße, Ziegelstraße, Zossener Straße`,
} as const

const TOWNS = {
  dk: [
    ['1620', 'København V'],
    ['2100', 'København Ø'],
    ['5000', 'Odense C'],
    ['6700', 'Esbjerg'],
    ['8000', 'Aarhus C'],
    ['9000', 'Aalborg'],
  ],
  de: [
    ['10115', 'Berlin'],
    ['20095', 'Hamburg'],
    ['24937', 'Flensburg'],
    ['04109', 'Leipzig'],
  ],
} as const

export type StreetCountry = keyof typeof STREETS

export const namesOf = (country: StreetCountry): string[] => STREETS[country].split(/,\s+/)

/** The numbers of each street. */
const HIGHEST = 99

export interface Sought {
  street: string
  number: string
  /** The beginning of a postal code or of a town. */
  place: string
}

/** "vestergade 12, 5000": a street, a number and a place, as far as they are typed. */
export const soughtIn = (text: string): Sought => {
  const [first = '', ...rest] = text.toLowerCase().split(',')
  const { street = '', number = '' } =
    /^(?<street>.*?)(?:\s+(?<number>\d+\w?))?$/.exec(first.trim())?.groups ?? {}
  return { street: street.trim(), number, place: rest.at(-1)?.trim() ?? '' }
}

/** The streets with one of these names, in the towns that are meant. */
export const streetsIn = (country: StreetCountry, names: readonly string[], place: string): Street[] =>
  names.flatMap(name =>
    TOWNS[country]
      .filter(([postalCode, city]) => `${postalCode} ${city}`.toLowerCase().includes(place))
      .map(([postalCode, city]) => ({ name, postalCode, city })),
  )

/** Numbers that begin as it is typed; without one, the first of the street. */
export const numbersLike = (number: string): string[] => {
  if (!number) return ['1', '2', '3', '4', '5']
  if (Number.parseInt(number, 10) > HIGHEST) return []
  return [number.toUpperCase()]
}

/** An id that says what it is of, so that the sandbox remembers nothing. */
export const idOf = (...parts: string[]): string => Buffer.from(parts.join('|')).toString('base64url')

export const partsOf = (id: string): string[] => Buffer.from(id, 'base64url').toString().split('|')
