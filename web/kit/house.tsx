import type { ReactNode } from 'react'
import { APP_NAME, Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { HouseName, Main } from './page.tsx'

interface HouseProps {
  /** The market's name; without one the product's. */
  name?: string
  logo?: string | null
  /** Where the name leads. */
  href: string
  /** What stands in the bar beside the language. */
  tools?: ReactNode
  width?: 'narrow' | 'text'
  children: ReactNode
}

/** What stands around every screen: the bar at the top, the main part, and the foot of the page. */
export const House = ({ name = APP_NAME, logo, href, tools, width, children }: HouseProps) => (
  <HouseName value={name}>
    <Header name={name} logo={logo} href={href}>
      {tools}
    </Header>
    <Main width={width}>{children}</Main>
    <Footer />
  </HouseName>
)
