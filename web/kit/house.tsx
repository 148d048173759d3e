import type { ReactNode } from 'react'
import { APP_NAME, Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { HouseName, Main } from './page.tsx'

interface HouseProps {
  /** The market's name; without one the product's. */
  name?: string
  logo?: string | null
  /** The link of the name. */
  href: string
  /** Shown in the header beside the language. */
  tools?: ReactNode
  width?: 'narrow' | 'text'
  children: ReactNode
}

/** Wraps every screen: header, main part, footer. */
export const House = ({ name = APP_NAME, logo, href, tools, width, children }: HouseProps) => (
  <HouseName value={name}>
    <Header name={name} logo={logo} href={href}>
      {tools}
    </Header>
    <Main width={width}>{children}</Main>
    <Footer />
  </HouseName>
)
