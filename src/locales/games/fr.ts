// French: the help of the optional games, and names of their piles.
import type { OptionalGameTexts } from '../texts.js';

const takeBack = {
  false: 'Ce qui est sur une [fondation|foundation] y reste.',
  true: 'Vous pouvez [reprendre|take back] la [carte du dessus|top card] d’une [fondation|foundation].',
};
const cells = { n: 'Nombre de cellules : {n}.' };
const cellNames = {
  piles: { reserve: 'cellule' },
  allOf: { reserve: 'Cellules' },
  forms: {
    le: { piles: { reserve: 'la cellule' } },
    de: { piles: { reserve: 'de la cellule' } },
    dans: { piles: { reserve: 'dans la cellule' } },
    dun: { piles: { reserve: 'd’une cellule' } },
    sur: { piles: { reserve: 'dans une cellule' } },
    vide: { piles: { reserve: 'une cellule vide' } },
  },
};

export const optionalGames: OptionalGameTexts = {
  gameHelp: {
    agnes: {
      strategy:
        'Construisez dans la même [enseigne|suit] quand vous le pouvez, et ne videz aucune [colonne|column] sans raison : seule la prochaine distribution la remplit.',
    },
    'bakers-dozen': {
      strategy:
        'La plupart des donnes sont gagnables. De deux cartes qui conviennent, déplacez celle qui dégage la carte la plus basse. Ne déplacez pas une carte vers une colonne qui en contient une plus basse de son [enseigne|suit].',
      options: { takeBack },
    },
    'bakers-game': {
      strategy:
        'Avant chaque coup, regardez quelle carte il recouvre. Videz tôt une [colonne|column], et ne remplissez pas toutes les cellules.',
      options: { cells },
    },
    'beleaguered-castle': {
      strategy:
        'Une [colonne|column] vide est précieuse : videz-en une avant que les autres ne soient pleines de cartes hautes sur des basses.',
      options: { takeBack },
    },
    'eagle-wing': {
      strategy:
        'Les [colonnes|column] vides, les ailes, font entrer en jeu les cartes du tronc. Ne posez une carte sur une colonne que si la carte du dessous ne sert pas bientôt.',
      options: { reserve: { n: 'Le tronc contient {n} cartes au début.' } },
    },
    easthaven: {
      strategy:
        'La prochaine distribution recouvre chaque [colonne|column] : avant elle, montez des cartes sur les fondations et découvrez-en d’autres.',
    },
    'eight-off': {
      strategy:
        'Videz une [colonne|column] pour un roi qui gênerait ailleurs. Les cellules se remplissent vite : réservez-les aux cartes qui en repartent bientôt.',
    },
    'forty-thieves': {
      strategy:
        'Videz une [colonne|column] dès que possible. Réfléchissez avant qu’une carte ne devienne inaccessible dans la [défausse|waste] : il n’y a pas de second tour.',
    },
    freecell: {
      strategy:
        'Presque toutes les donnes sont gagnables. Gardez des cellules vides aussi longtemps que possible, et videz tôt une [colonne|column] : elle vaut plus qu’une cellule. Dégagez d’abord les as et les deux.',
      options: { cells },
    },
    golf: {
      strategy:
        'Regardez plus loin avant de jouer : en montant ou en descendant, quel sens emporte le plus de cartes ? Ne jouez un roi que si vous alliez retourner une carte de toute façon.',
      options: {
        scoring: {
          strokes:
            'Chaque carte qui reste dans les [colonnes|column] est un coup de golf ; s’il n’en reste aucune, chaque carte restée dans le [talon|stock] en retire un. Moins il y a de coups de golf, mieux c’est.',
          cards: 'Chaque carte jouée d’une [colonne|column] rapporte 1, 35 au plus.',
        },
      },
    },
    gypsy: {
      strategy:
        'Découvrez toutes les cartes [face cachée|face down] avant de distribuer, et gardez une [colonne|column] vide pour les cartes qui arrivent.',
      options: { takeBack },
    },
    'king-albert': {
      strategy:
        'La réserve est la seule aide : jouez ses cartes quand elles en dégagent d’autres. Videz d’abord les [colonnes|column] courtes.',
      options: { takeBack },
    },
    pyramid: {
      strategy:
        'Les rois partent tout de suite. Avant de retirer une paire, regardez quelles autres cartes de ces valeurs restent : si trois d’entre elles sont sous la quatrième, celle-ci doit partir avec une carte de la défausse.',
      options: {
        redeals: {
          2: 'Quand le talon est épuisé, retournez la [défausse|waste] : deux fois.',
          1: 'Quand le talon est épuisé, retournez la [défausse|waste] : une fois.',
          0: 'Il n’y a pas de [redistribution|redeal].',
          unlimited:
            'Quand le talon est épuisé, retournez la [défausse|waste], aussi souvent que vous voulez.',
        },
      },
    },
    scorpion: {
      strategy:
        'Découvrez d’abord les cartes [face cachée|face down]. Chaque carte ne va que sur une seule autre : si celle-ci est sous elle dans la même [colonne|column], il faut d’abord déplacer autre chose.',
    },
    'seahaven-towers': {
      strategy:
        'Repérez chaque as et chaque deux, et prévoyez le chemin qui y mène avant le premier coup. Une [colonne|column] vide ne sert qu’à un roi.',
    },
    spider: {
      strategy:
        'Construisez dans la même enseigne quand vous le pouvez : les autres suites devront être défaites. Découvrez des cartes et videz des [colonnes|column] avant de distribuer, et remplissez une colonne vide en dernier.',
      options: {
        suits: {
          4: 'Les deux jeux ont quatre enseignes.',
          2: 'Toutes les cartes sont des piques ou des cœurs, quatre de chaque valeur.',
          1: 'Toutes les cartes sont des piques, huit de chaque valeur.',
        },
        scoring: {
          standard:
            'Vous commencez avec 500 points. Chaque coup coûte 1, chaque [suite|run] complète rapporte 100.',
          cards: 'Chaque carte sur une [fondation|foundation] rapporte 1.',
        },
      },
    },
    spiderette: {
      strategy:
        'Videz d’abord les [colonnes|column] courtes, et servez-vous d’une colonne vide pour trier les autres par enseigne avant de distribuer.',
    },
    'streets-and-alleys': {
      strategy:
        'Dégagez d’abord les as, mais pas au prix d’une [colonne|column] pleine de cartes hautes sur des basses.',
      options: { takeBack },
    },
    'thumb-and-pouch': {
      strategy:
        'Les coups qui découvrent une carte passent d’abord. On construit facilement ici : gardez une [colonne|column] vide pour une carte de la [défausse|waste] qui en dégage d’autres.',
      options: { redeals: { n: '[Retournements de la défausse|redeal] permis : {n}.' }, takeBack },
    },
    'tri-peaks': {
      strategy:
        'Cherchez de longues séries avant de retourner une carte, et jouez d’abord les cartes qui en découvrent d’autres. Retenez quelles valeurs sont épuisées.',
    },
    westhaven: {
      strategy:
        'Découvrez des cartes avant de construire de longues [suites|run] : une suite ne se défait que par la fin, carte par carte.',
    },
    whitehead: {
      strategy:
        'Construisez dans la même [enseigne|suit] quand vous le pouvez : les autres cartes d’une [colonne|column] ne se déplacent qu’une à une. Ne remplissez pas une colonne vide sans raison.',
      options: { takeBack },
    },
    'will-o-the-wisp': {
      strategy:
        'Deux cartes seulement sont cachées dans chaque [colonne|column] : découvrez-les et videz des colonnes avant que la première distribution ne les recouvre.',
    },
    yukon: {
      strategy:
        'Les coups qui découvrent une carte passent d’abord. Regardez toute la [colonne|column] avant de déplacer une carte : ce qui la recouvrait la recouvre encore à sa nouvelle place.',
      options: {
        build: {
          alternate: 'Les [colonnes|column] descendent en [couleurs alternées|alternating colours].',
          same: 'Les [colonnes|column] descendent dans la même [enseigne|suit] : c’est la patience russe.',
        },
      },
    },
  },
  gameTexts: {
    freecell: cellNames,
    'bakers-game': cellNames,
    'eight-off': cellNames,
    'seahaven-towers': cellNames,
    'eagle-wing': {
      piles: { reserve: 'tronc' },
      allOf: { reserve: 'Tronc' },
      forms: {
        le: { piles: { reserve: 'le tronc' } },
        de: { piles: { reserve: 'du tronc' } },
        dans: { piles: { reserve: 'dans le tronc' } },
        dun: { piles: { reserve: 'du tronc' } },
        sur: { piles: { reserve: 'sur le tronc' } },
      },
    },
  },
};
