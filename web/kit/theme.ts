/** The tokens of the house style. Screens name them (`c="clay"`, `var(--reol-line)`), never a colour or a pixel. */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const shelf: MantineColorsTuple = [
  '#EDF5F1',
  '#E3EFE9',
  '#B5D6C7',
  '#8DBFA9',
  '#67A88C',
  '#479373',
  '#2F8063',
  '#1F6F54',
  '#175943',
  '#0F4332',
]
const clay: MantineColorsTuple = [
  '#FBF0EA',
  '#F8E8DF',
  '#EBC2AD',
  '#E0A385',
  '#D48660',
  '#C86C42',
  '#B8592F',
  '#A84A22',
  '#8A3B1A',
  '#6C2D13',
]
const berry: MantineColorsTuple = [
  '#FAEDEF',
  '#F9E9EB',
  '#E3AEB5',
  '#D2828D',
  '#C15B69',
  '#B03D4D',
  '#9D2939',
  '#8A1C2B',
  '#701522',
  '#560F19',
]
const straw: MantineColorsTuple = [
  '#FFF9E8',
  '#FFF4D6',
  '#FCE7AE',
  '#F5D67E',
  '#E8C04F',
  '#CFA32C',
  '#A37C0E',
  '#7A5A00',
  '#624800',
  '#4A3600',
]
/** From the colour of paper to the colour of ink. */
const gray: MantineColorsTuple = [
  '#FAF7F2',
  '#F3EEE5',
  '#E7E0D3',
  '#D3CABA',
  '#B0A796',
  '#8C8475',
  '#746D60',
  '#5B676B',
  '#3A484D',
  '#1F2A2E',
]

const rem = (pixels: number) => `${pixels / 16}rem`

export const theme = createTheme({
  colors: { shelf, clay, berry, straw, gray },
  primaryColor: 'shelf',
  primaryShade: 7,
  white: '#FFFFFF',
  black: gray[9],
  fontFamily: '"Figtree Variable", "Figtree Fallback", "Figtree Fallback 2", system-ui, sans-serif',
  headings: {
    fontFamily: '"Fraunces Variable", "Fraunces Fallback", "Fraunces Fallback 2", Georgia, serif',
    fontWeight: '560',
    sizes: {
      h1: { fontSize: 'clamp(1.75rem, 1.35rem + 1.7vw, 2.25rem)', lineHeight: '1.15' },
      h2: { fontSize: rem(22), lineHeight: '1.25' },
      h3: { fontSize: rem(18), lineHeight: '1.3' },
    },
  },
  lineHeights: { md: '1.5' },
  defaultRadius: 'md',
  radius: { xs: rem(4), sm: rem(6), md: rem(10), lg: rem(14), xl: rem(24) },
  // On a phone with large text the words need the room.
  spacing: { xs: rem(8), md: 'min(1rem, 5vw)', lg: 'min(1.5rem, 7.5vw)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
    Badge: { defaultProps: { radius: 'sm' } },
    Paper: { defaultProps: { radius: 'lg' } },
  },
})

/** Our tokens without a Mantine name, and Mantine's tokens with our values. */
export const variables: CSSVariablesResolver = () => ({
  variables: {
    '--reol-paper': gray[0],
    '--reol-card': '#FFFFFF',
    '--reol-line': gray[2],
    '--reol-field-line': gray[5],
    '--reol-ink': gray[9],
    '--reol-ink-soft': gray[7],
    '--reol-green': shelf[7],
    '--reol-green-wash': shelf[0],
    '--reol-clay': clay[7],
    '--reol-clay-wash': clay[0],
    '--reol-berry': berry[7],
    '--reol-berry-wash': berry[0],
    '--reol-straw': straw[7],
    '--reol-straw-wash': straw[1],
    '--reol-serif': '"Fraunces Variable", "Fraunces Fallback", "Fraunces Fallback 2", Georgia, serif',
    '--reol-width': rem(1120),
    '--reol-narrow': rem(480),
    '--reol-text-width': rem(680),
    '--reol-picture': rem(350),
    '--reol-thumb': rem(56),
  },
  light: {
    '--mantine-color-body': gray[0],
    '--mantine-color-text': gray[9],
    '--mantine-color-dimmed': gray[7],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-error': berry[7],
    '--mantine-color-default-border': gray[5],
    '--mantine-color-anchor': shelf[7],
  },
  dark: {},
})
