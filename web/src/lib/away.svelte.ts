// Whether the server is away: the last request reached nobody.

class Away {
  is = $state(false)
}

export const away = new Away()
